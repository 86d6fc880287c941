// The screens of the public site that are documents of their own, by their files below the features.
import type { ComponentType } from 'react'

type Screen = { default: ComponentType }

const files = import.meta.glob<Screen>([
  '../../../features/public-site/*/web/*Screen.tsx',
  '../../../features/public-site/web/*Screen.tsx',
])

export async function pageOf(file: string): Promise<ComponentType> {
  const load = files[`../../../features/${file}`]
  if (load === undefined) throw new Error(`The public site has no ${file}.`)
  return (await load()).default
}
