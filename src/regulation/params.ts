// The shape of the rules' parameters, for the rules that code reads. `rules.test.ts` walks all rows.

type From =
  | 'occurrence'
  | 'advice'
  | 'obligation'
  | 'receipt'
  | 'learning'
  | 'year_reported'
  | 'claim'
type Clock<Count> = { counts_from: From } & Count
type Hours = Clock<{ hours: number }>
type Days = Clock<{ days: number }>
type NextYear = Clock<{ day: string; opens?: string }>

export type Holiday = {
  code: string
  name: string
  date?: string
  month?: number
  weekday?: number
  nth?: number
  before?: string
  easter?: number
  since?: number
  /** On a holiday that falls on this weekday, the day so many later is one as well. */
  also?: { weekday: number; days: number }[]
}
type Holidays = { holidays: Holiday[] }
type Item = { item: string; count: number | null }
export type Tier = {
  from: number
  attendant: 'emergency' | 'standard'
  kit: string
  contents: Item[]
  extras: Item[]
  room: boolean
  citation: string
}
export type ItaColumn = {
  name: string
  kind: 'text' | 'address' | 'digits' | 'state' | 'code' | 'integer' | 'year' | 'date' | 'time'
  required: boolean
  max?: number
  lengths?: number[]
  codes?: string[]
  names?: boolean
}
export type ReportSection = { code: string; short: boolean; fields: string[] }
export type ScoreBand = { band: string; from: number; to: number }
export type IllnessType = 'injury' | 'skin' | 'respiratory' | 'poisoning' | 'hearing' | 'other'
export type CaseType = 'M1' | 'M2' | 'M3' | 'M4' | 'M5' | 'M6'

export type ParamsOf = {
  'ON-51-SCOPE': object
  'ON-53-LIST': {
    incidents: { code: string; opinion: boolean; metres?: number; above_volts?: number }[]
  }
  'ON-420-1': { fracture: string[]; amputation: string[] }
  'ON-420-1-READING': { fracture: string[]; digits: string[]; more_than: number }
  'ON-NOTICE-CONTENTS': { contents: string[] }
  'ON-WSIB-7': Days
  'ON-WSIB-MODIFIED': { more_than_days: number }
  'ON-WSIB-FORM7': { sections: ReportSection[]; body_parts: string[]; sides: string[] }
  'ON-8': { more_than: number }
  'ON-9-COMMITTEE': { from: number; project_months: number }
  'ON-9-SUBSTANCE': { kinds: string[] }
  'ON-9-MEMBERS': { small: number; large: number; large_from: number }
  'ON-9-SIDES': { worker_share: number }
  'ON-9-CHAIRS': { each_side: number }
  'ON-9-CERTIFIED': { each_side: number }
  'ON-9-MEETING': { months: number }
  'ON-9-INSPECTION': { months: number; whole_within_months: number }
  'ON-10': { from: number; project_months: number }
  'ON-157-AED': { from: number; project_months: number }
  'ON-25-POLICY': { more_than: number }
  'ON-JHSC-CERT': {
    part_two_within_months: number
    refresher_months: number
    no_expiry_before: string
  }
  'ON-1101-RECORD': { contents: string[] }
  'ON-1101-TIERS': { tiers: Tier[] }
  'ON-FIRST-AID-NAMES': { months: number; emergency: string[]; standard: string[] }
  'ON-HOLIDAYS': Holidays
  'ON-LIMITS': Holidays & { weekdays: number[] }
  'US-HOLIDAYS': Holidays
  'US-1904-39-DEATH': Hours & { within_days: number }
  'US-1904-39-SEVERE': Hours & { within_hours: number }
  'US-1904-5': { exceptions: { code: string; citation: string }[] }
  'US-1904-6': object
  'US-1904-7': {
    criteria: Record<
      | 'death'
      | 'days_away'
      | 'days_restricted'
      | 'medical_treatment'
      | 'unconscious'
      | 'significant_diagnosis',
      string
    >
    treatments: { code: string; means: 'first_aid' | 'medical' | 'none'; citation: string }[]
    diagnoses: string[]
  }
  'US-1904-7-DAYS': { cap: number }
  'US-1904-8': object
  'US-1904-9': object
  'US-1904-10': { shift_db: number; level_db: number }
  'US-1904-11': object
  'US-1904-29-COLUMNS': { types: Record<IllnessType, CaseType> }
  'US-1904-29-PRIVACY': { concerns: string[]; on_request: string }
  'US-ITA-SUMMARY': {
    columns: ItaColumn[]
    sizes: { code: string; from: number }[]
    had_cases: string
    had_none: string
    hours_per_employee: number
  }
  'US-ITA-CASES': {
    columns: ItaColumn[]
    date_separator: string
    outcomes: Record<'death' | 'away' | 'restricted' | 'other', string>
    cap: number
    totals: {
      outcome: Record<string, string>
      type: Record<string, string>
      days: Record<string, string>
    }
  }
  'US-ITA-TEXT': { doubtful: string }
  'US-RATE-200K': { hours: number }
  'US-RATE-FATALITY': { hours: number }
  'RATE-MILLION': { hours: number }
  'RATE-INTERVAL': { confidence: number }
  'TRAINING-EXPIRING': { within_days: number[] }
  'RISK-MATRIX': {
    version: number
    probability: string[]
    severity: string[]
    bands: ScoreBand[]
    never_low_from_severity: number
  }
  'RISK-APPROVAL': { approver: Record<string, string>; stop_work: string[] }
  CONTROLS: { controls: string[] }
}

/** The clocks, as a union by unit. */
export type ClockRule =
  | { clock: 'immediately'; params: Clock<object> }
  | { clock: 'hours'; params: Hours }
  | { clock: 'calendar_days' | 'business_days'; params: Days }
  | { clock: 'day_of_next_year'; params: NextYear }
