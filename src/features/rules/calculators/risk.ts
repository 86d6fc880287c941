import { risk, ruleOf } from '../../../regulation/index.ts'
import { calculator, type ResultTone } from './calculator.ts'
import { type CalculatorOption, choice } from './fields.ts'

const levels = (prefix: 'probability' | 'severity'): CalculatorOption[] =>
  ruleOf('RISK-MATRIX').params[prefix].map((code, at) => ({
    value: String(at + 1),
    label: `${prefix}_${code}`,
  }))
const tones: Readonly<Record<string, ResultTone>> = { low: 'good', moderate: 'notice' }

export const riskScore = calculator({
  name: 'risk',
  title: 'calc_risk',
  lead: 'calc_risk_lead',
  fields: {
    probability: choice('ask_probability', levels('probability'), '3'),
    severity: choice('ask_severity', levels('severity'), '4'),
  },
  work({ probability, severity }, { says }) {
    const found = risk.rate({ probability: Number(probability), severity: Number(severity) })
    return {
      says: `${says.number(found.score)} · ${says.word(`band_${found.band}`)}`,
      tone: tones[found.band] ?? 'danger',
      facts: [
        [says.word('out_approves'), says.word(`approver_${found.approval}`)],
        [says.word('out_stop_work'), says.yes(found.stopWork)],
        [
          says.word('out_controls'),
          risk.controls.map((code) => says.word(`control_${code}`)).join(' → '),
        ],
      ],
      path: found.path,
      rules: [found.rule],
    }
  },
})
