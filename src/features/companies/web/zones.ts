/** The time zones that browsers know. */
export const zones = [...new Set([...Intl.supportedValuesOf('timeZone'), 'UTC'])]
  .sort()
  .map((value) => ({ value, label: value.replaceAll('_', ' ') }))
