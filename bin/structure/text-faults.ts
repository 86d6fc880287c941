// Texts for users that stand in code, where no editor of words finds them and no check of words reads them.

/** Those that may, each with why. */
export const exceptions: Readonly<Record<string, string>> = {
  'src/kit/language/numbers-and-days.ts': 'names of regions, and how French writes days',
  'src/kit/web/language/catalogue.ts': 'each language’s own name, which no language translates',
  'src/kit/web/language/Language.tsx': 'loads the catalogues',
  'src/kit/web/language/WholeLanguage.tsx': 'loads the catalogues',
  'src/kit/web/language/size-words.ts': 'units of a size: kB, ko',
  'src/features/people/signup/web/LanguageChoice.tsx': 'each language’s own name',
  'src/features/contractors/contacts/tc-contacts.register.ts':
    'options of a register, which its words translate',
  'src/features/analytics/monthly/monthly-reports.register.ts':
    'options of a register, which its words translate',
  'src/features/people/users/person-fields.ts': 'options of a register, which its words translate',
  'src/features/safety-boards/boards/safety-boards.register.ts':
    'options of a register, which its words translate',
  'src/features/forms/xlsform/xlsform.ts': 'names of languages in a file format',
  'src/features/forms/definition/difference.ts': 'English problems, which words/ translates',
  'src/features/forms/definition/publishing/publish-checks.ts': 'English problems',
  'src/features/rules/web/use-says.ts': 'loads the words of rules',
  'src/features/rules/web/use-rule-title.ts': 'loads the titles of rules',
}

const valueIn = (language: string) =>
  new RegExp(`(?<![\\w.])['"]?${language}['"]?:\\s*(?:async )?(?:['"\`[(]|\\{(?!\\s*\\.\\.\\.))`)
const values = ['en', 'fr', 'es'].map(valueIn)

const isCode = (path: string) =>
  /^src\/.*\.tsx?$/.test(path) &&
  !/\.test\.tsx?$|\.demo\.ts$|\/(?:demo|testing|library)\//.test(path) &&
  !path.startsWith('src/form-engine/') &&
  !path.startsWith('src/regulation/')

export const hasTexts = (text: string): boolean => values.every((value) => value.test(text))

export const textFaults = (path: string, text: string): string[] =>
  isCode(path) && !(path in exceptions) && hasTexts(text)
    ? [`${path}: texts in three languages stand in a folder words/ (inEach, fill)`]
    : []
