/** Words for a person: what is wrong with the file they sent. */
export class BadTable extends Error {}

export const notWorkbook = () => new BadTable('This Excel workbook cannot be read.')

export const tooLarge = () =>
  new BadTable('This table is too large: 50,000 lines, 200 columns and 2,000,000 cells at most.')
