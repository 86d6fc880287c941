import { WholeLanguage } from '../../../../kit/web/language/WholeLanguage.tsx'
import { MantineProviders } from '../../../../kit/web/mantine/MantineProviders.tsx'
import type { FormToFill } from '../../portal.contract.ts'
import { type AskedForm, keeperOf } from '../../web/filling/entries.ts'
import { FillOrSent } from '../../web/filling/FillOrSent.tsx'
import { portalKey } from '../../web/keys.ts'

type Props = { form: FormToFill; asked: AskedForm & { code: string } }

/** The questions come after the page has said whose form it is: they bring all words, and the component library. */
export default function QuestionsByCode({ form, asked }: Props) {
  const { code } = asked
  return (
    <WholeLanguage meanwhile={null}>
      <MantineProviders>
        <FillOrSent
          {...{ form, asked }}
          account={keeperOf(code)}
          renews={portalKey('code', code)}
        />
      </MantineProviders>
    </WholeLanguage>
  )
}
