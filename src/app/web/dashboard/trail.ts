import { type Screen, screens } from '../../../access/screens.ts'

const segments = (path: string) => path.split('/').filter(Boolean)

/** The screens that lie on the way to this one, each with its address. */
export function trailTo(
  { name, path }: Screen,
  pathname: string,
): { screen: Screen; to: string }[] {
  const pattern = segments(path)
  const actual = segments(pathname)
  return screens
    .filter((other) => {
      const steps = segments(other.path)
      return (
        other.name !== name &&
        steps.length > 0 &&
        steps.length < pattern.length &&
        steps.every((step, at) => step === pattern[at])
      )
    })
    .sort((one, other) => one.path.length - other.path.length)
    .map((screen) => ({
      screen,
      to: `/${actual.slice(0, segments(screen.path).length).join('/')}`,
    }))
}
