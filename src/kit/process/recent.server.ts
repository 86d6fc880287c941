/** As many values as are said, those that were set last; one that is set again comes anew. */
export function recent<Value>(most: number) {
  const values = new Map<string, Value>()
  return {
    get: (key: string) => values.get(key),
    set(key: string, value: Value): void {
      values.delete(key)
      values.set(key, value)
      const [eldest] = values.keys()
      if (values.size > most && eldest !== undefined) values.delete(eldest)
    },
  }
}
