// Composed by `npm run docs` of the words of src/regulation; `npm run check` fails when it is stale.
export const titles: Readonly<Record<string, string>> = {
  "ON-51-NOTICE": "Death or critical injury: notice",
  "ON-51-REPORT": "Death or critical injury: written report",
  "ON-52-1": "Accident, explosion, fire or violence: notice",
  "ON-52-2": "Occupational illness: notice",
  "ON-53": "Incident on a project, no one hurt: notice",
  "ON-420-5": "An engineer’s written opinion on the cause",
  "ON-59-NOTICE": "Notice of compliance with an order",
  "ON-WSIB-7": "Employer’s report of injury (Form 7)",
  "ON-JHSC-REPLY": "Reply to a recommendation",
  "US-1904-39-DEATH": "Death: report to OSHA",
  "US-1904-39-SEVERE": "In-patient stay, amputation or loss of an eye: report to OSHA",
  "US-1904-LOG": "Entry in the log, and form 301",
  "US-ITA": "Electronic filing with OSHA",
  "US-300A-POST": "The summary (300A) is posted"
}
