// Fields that a company gives its own types of asset: what each kind is called, and what it holds.

export const kindsOfOwnFields = {
  text: 'Text',
  number: 'Number',
  date: 'Date',
  choice: 'Single choice',
  choices: 'Multiple choice',
  'yes-no': 'Yes or no',
} as const

export type OwnField = {
  id: string
  archived?: boolean
  label: string
  kind: keyof typeof kindsOfOwnFields
  options: string | null
  required: boolean | null
}

/** The options of a list, one a line as they are typed. */
export const optionsIn = ({ options }: Pick<OwnField, 'options'>): string[] => [
  ...new Set(
    (options ?? '')
      .split('\n')
      .map((line) => line.trim())
      .filter((line) => line !== ''),
  ),
]
