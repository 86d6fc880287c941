// What a Form 7 asks of a claim, beside what the record of the incident, the person and the entity know already. The
// names are those of the form's fields in the regulation room.
import { choice, yesNo } from '../../../register/fields/choice.ts'
import { longText, phone, text } from '../../../register/fields/text.ts'
import { date } from '../../../register/fields/time.ts'

/** The check digit of a social insurance number. */
export const isInsuranceNumber = (given: string): boolean => {
  const digits = given.replace(/[\s-]/g, '')
  const sum = [...digits].reduce((total, digit, at) => {
    const weighed = Number(digit) * (at % 2 === 0 ? 1 : 2)
    return total + (weighed > 9 ? weighed - 9 : weighed)
  }, 0)
  return /^\d{9}$/.test(digits) && sum % 10 === 0
}

export const claimFields = {
  time_in_position: text({ label: 'Time in the position', max: 60, placeholder: '2 years' }),
  sin: text({
    label: 'Social insurance number',
    max: 11,
    placeholder: '123 456 782',
    hint: 'Deleted as soon as the form is recorded as sent.',
  }),
  telephone: phone({ label: 'Telephone' }),
  language: choice({
    label: 'Language',
    options: { en: 'English', fr: 'French', other: 'Another' },
  }),
  union_member: yesNo({ label: 'Union member' }),
  reference_number: text({ label: 'Worker’s reference number', max: 40 }),
  related_to_owner: yesNo({ label: 'Related to the owner' }),
  classification: text({ label: 'Classification', max: 60 }),
  business_activity: text({ label: 'Business activity', max: 200 }),
  twenty_or_more_workers: yesNo({ label: 'Twenty or more workers' }),
  branch: text({ label: 'Branch where the worker is based', max: 200 }),
  reported_to: text({ label: 'Reported to whom', max: 200 }),
  onset: choice({
    label: 'Sudden or gradual',
    options: { sudden: 'At one moment', gradual: 'Gradually', illness: 'Occupational disease' },
  }),
  accident_type: choice({
    label: 'Type of accident',
    options: {
      struck: 'Struck or caught',
      fall: 'A fall',
      overexertion: 'Overexertion',
      repetition: 'Repetition',
      slip: 'Slip or trip',
      harmful_substance: 'Harmful substance or environment',
      assault: 'Assault',
      vehicle: 'Motor vehicle',
      other: 'Other',
    },
  }),
  on_premises: yesNo({ label: 'On the employer’s premises' }),
  outside_ontario: yesNo({ label: 'Outside Ontario' }),
  third_party: text({
    label: 'Someone else responsible',
    max: 300,
    hint: 'Someone outside the employer; “none” where there is none.',
  }),
  similar_before: text({
    label: 'A similar injury before',
    max: 500,
    hint: '“None” where there is none.',
  }),
  concerns: longText({
    label: 'Concerns about the claim',
    max: 2000,
    hint: '“None” where there are none.',
  }),
  health_care_received: yesNo({ label: 'Health care received' }),
  health_care_learned_on: date({ label: 'When the employer learned of it', past: true }),
  return_kind: choice({
    label: 'Lost time, modified work or neither',
    options: {
      regular: 'Regular work, no time or pay lost',
      modified: 'Modified work, no time or pay lost',
      lost: 'Time or pay lost',
    },
  }),
  modified_discussed: yesNo({ label: 'Modified work discussed' }),
  modified_offered: yesNo({ label: 'Modified work offered' }),
  modified_accepted: yesNo({ label: 'Modified work accepted' }),
  modified_responsible: text({ label: 'Who arranges the return', max: 200 }),
  wage: text({ label: 'Wage', max: 60, placeholder: '$ 32.50 an hour' }),
  employment_type: choice({
    label: 'Type of employment',
    options: {
      full_time: 'Full time, permanent',
      part_time: 'Part time, permanent',
      temporary: 'Temporary',
      seasonal: 'Seasonal',
      casual: 'Casual',
      student: 'Student',
      apprentice: 'Apprentice',
      contract: 'Contract',
    },
  }),
  additional_wage: text({
    label: 'Additional wage',
    max: 200,
    hint: 'Overtime, bonus, vacation pay; “none” where there is none.',
  }),
  schedule: text({ label: 'Work schedule', max: 200, placeholder: '5 × 8' }),
  declared_by: text({ label: 'Declared by', max: 160 }),
  declared_title: text({ label: 'Title of the person declaring', max: 120 }),
  declared_telephone: phone({ label: 'Telephone of the person declaring' }),
  declared_on: date({ label: 'Declared on', past: true }),
}

/** What nobody has said yet. */
export const blankClaim: Readonly<Record<string, unknown>> = Object.fromEntries(
  Object.keys(claimFields).map((name) => [name, null]),
)
