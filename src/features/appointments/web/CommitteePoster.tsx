import { useText } from '../../../kit/web/language/Language.tsx'
import { jhsc } from '../jhsc/jhsc.register.ts'
import { PosterButton } from './PosterButton.tsx'

/** Prints the members of a committee, with whom they represent and where to reach them. */
export function CommitteePoster({ location }: { location?: string }) {
  const text = useText()
  return (
    <PosterButton
      register={jhsc}
      title={text('poster_jhsc')}
      {...(location !== undefined && { location })}
    />
  )
}
