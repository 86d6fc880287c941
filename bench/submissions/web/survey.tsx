import 'survey-core/survey-core.css'
import { Model } from 'survey-core'
import { Survey } from 'survey-react-ui'
import { offer } from './usable.ts'

offer((json: object) => <Survey model={new Model(json)} />)
