/** How the words of a submission name a record that was chosen in it: one word, which nobody types. */
export const wordOfRecord = (id: string): string => `id${id.replaceAll('-', '').toLowerCase()}`
