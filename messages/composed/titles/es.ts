// Composed by `npm run docs` of the words of src/regulation; `npm run check` fails when it is stale.
export const titles: Readonly<Record<string, string>> = {
  "ON-51-NOTICE": "Muerte o lesión crítica: aviso",
  "ON-51-REPORT": "Muerte o lesión crítica: reporte escrito",
  "ON-52-1": "Accidente, explosión, incendio o violencia: aviso",
  "ON-52-2": "Enfermedad profesional: aviso",
  "ON-53": "Incidente en una obra, sin heridos: aviso",
  "ON-420-5": "Opinión escrita de un ingeniero sobre la causa",
  "ON-59-NOTICE": "Aviso de cumplimiento de una orden",
  "ON-WSIB-7": "Reporte de lesión del empleador (formulario 7)",
  "ON-JHSC-REPLY": "Respuesta a una recomendación",
  "US-1904-39-DEATH": "Muerte: aviso a OSHA",
  "US-1904-39-SEVERE": "Hospitalización, amputación o pérdida de un ojo: aviso a OSHA",
  "US-1904-LOG": "Anotación en el registro, y formulario 301",
  "US-ITA": "Presentación electrónica ante OSHA",
  "US-300A-POST": "El resumen (300A) se coloca a la vista"
}
