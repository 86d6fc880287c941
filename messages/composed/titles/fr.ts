// Composed by `npm run docs` of the words of src/regulation; `npm run check` fails when it is stale.
export const titles: Readonly<Record<string, string>> = {
  "ON-51-NOTICE": "Décès ou blessure grave : avis",
  "ON-51-REPORT": "Décès ou blessure grave : rapport écrit",
  "ON-52-1": "Accident, explosion, incendie ou violence : avis",
  "ON-52-2": "Maladie professionnelle : avis",
  "ON-53": "Incident sur un chantier, sans blessé : avis",
  "ON-420-5": "Avis écrit d’un ingénieur sur la cause",
  "ON-59-NOTICE": "Avis de conformité à un ordre",
  "ON-WSIB-7": "Avis de lésion de l’employeur (formulaire 7)",
  "ON-JHSC-REPLY": "Réponse à une recommandation",
  "US-1904-39-DEATH": "Décès : signalement à l’OSHA",
  "US-1904-39-SEVERE": "Hospitalisation, amputation ou perte d’un œil : signalement à l’OSHA",
  "US-1904-LOG": "Inscription au registre, et formulaire 301",
  "US-ITA": "Déclaration électronique à l’OSHA",
  "US-300A-POST": "Le sommaire (300A) est affiché"
}
