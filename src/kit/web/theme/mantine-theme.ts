// The component library dressed in our tokens.
import { type CSSVariablesResolver, createTheme, type MantineColorsTuple } from '@mantine/core'

declare module 'react' {
  /** A style may set a variable of its stylesheet. */
  interface CSSProperties {
    [variable: `--${string}`]: string | number | undefined
  }
}

const safety: MantineColorsTuple = [
  '#fff0e6',
  '#ffdfca',
  '#ffc7a1',
  '#ffac75',
  '#ff9452',
  '#ff8136',
  '#ff6a13',
  '#d24f00',
  '#a94100',
  '#7c3000',
]

const ink: MantineColorsTuple = [
  '#e8edf1',
  '#c9d2da',
  '#a3b0bc',
  '#768694',
  '#364653',
  '#2b3a47',
  '#1f2d39',
  '#17222c',
  '#0f171f',
  '#0b1117',
]

/** A list opens on a click, a key or a letter: keyboard focus, or a focus that leads to a
 *  mistake, does not open it and covers nothing below. */
const opensWhenAsked = { defaultProps: { openOnFocus: false } }

/** The library's own red is too pale to write on, and for words. */
const red: MantineColorsTuple = [
  '#fdeaea',
  '#f9cfcd',
  '#f4aaa6',
  '#ff9189',
  '#dc5a51',
  '#c73a31',
  '#b3261e',
  '#961d16',
  '#7a1610',
  '#5d0f0a',
]

export const mantineTheme = createTheme({
  primaryColor: 'safety',
  primaryShade: 6,
  autoContrast: true,
  luminanceThreshold: 0.28,
  colors: { safety, red, dark: ink },
  black: '#14202b',
  fontFamily: 'var(--font)',
  fontFamilyMonospace: 'var(--font-code)',
  headings: { fontFamily: 'var(--font)', fontWeight: '650' },
  defaultRadius: 'md',
  radius: { md: '0.5rem', lg: '0.875rem' },
  cursorType: 'pointer',
  focusRing: 'auto',
  respectReducedMotion: true,
  components: {
    Select: opensWhenAsked,
    MultiSelect: opensWhenAsked,
    TagsInput: opensWhenAsked,
    // A list that scrolls with the page moves the page, and itself, under the finger while somebody types.
    Combobox: { defaultProps: { floatingStrategy: 'fixed' } },
  },
})

/** Texts and lines that the library derives from the palette, where ours must be readable. */
const ours = {
  '--mantine-color-body': 'var(--ground)',
  '--mantine-color-text': 'var(--ink)',
  '--mantine-color-dimmed': 'var(--ink-soft)',
  '--mantine-color-placeholder': 'var(--ink-soft)',
  '--mantine-color-anchor': 'var(--accent)',
  '--mantine-color-error': 'var(--danger)',
  '--mantine-color-default': 'var(--surface)',
  '--mantine-color-default-hover': 'var(--surface-deep)',
  '--mantine-color-default-border': 'var(--line)',
  '--mantine-color-safety-text': 'var(--accent)',
  '--mantine-color-safety-filled-hover': 'var(--orange-hover)',
  '--mantine-color-safety-light': 'var(--accent-ground)',
  '--mantine-color-safety-light-hover': 'var(--accent-ground)',
  '--mantine-color-safety-light-color': 'var(--accent)',
  '--mantine-color-safety-outline': 'var(--accent)',
  '--mantine-color-red-text': 'var(--danger)',
  '--mantine-color-red-light': 'var(--danger-ground)',
  '--mantine-color-red-light-hover': 'var(--danger-ground)',
  '--mantine-color-red-light-color': 'var(--danger)',
  '--mantine-color-red-outline': 'var(--danger)',
}

/** The library sets its own by scheme, so ours are set by scheme too. */
export const mantineVariables: CSSVariablesResolver = () => ({
  variables: {},
  light: ours,
  dark: ours,
})
