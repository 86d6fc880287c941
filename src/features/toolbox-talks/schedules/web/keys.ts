export const expectedTalksKey = (of?: string) => [
  'expected-talks',
  ...(of === undefined ? [] : [of]),
]
