import { bind } from '../../../access/server/gate.ts'
import { Problem } from '../../../kit/problems.ts'
import type { NoticeKind } from '../../../manifest/notice.ts'
import * as calls from '../settings.contract.ts'
import { accountOf } from './account-of.ts'
import { zoneOf } from './notices.store.ts'
import { isPushed, settingsOf, storeSettings } from './settings.store.ts'
import { usedBy } from './used-by.ts'

/** As it holds: what was chosen, or else what everybody gets. */
function settingOf(
  { name, mail, words, ...kind }: NoticeKind,
  choices: calls.NoticeChoices,
  lang: 'en' | 'fr' | 'es',
): calls.KindSetting {
  const chosen = choices[name] ?? {}
  const mandatory = kind.mandatory === true
  const isOff = mandatory && chosen.mail === 'off'
  return {
    name,
    kind: words[lang].kind,
    mandatory,
    screen: mandatory || (chosen.screen ?? true),
    mail: isOff ? mail : (chosen.mail ?? mail),
    push: chosen.push ?? isPushed({ mail }),
    usual:
      (chosen.screen ?? true) &&
      (chosen.mail ?? mail) === mail &&
      (chosen.push ?? isPushed({ mail })) === isPushed({ mail }),
  }
}

export const settingsCalls = (kinds: readonly NoticeKind[], push: boolean) => [
  bind(calls.readSettings, async (context, { query: { lang } }) => {
    const { choices, ...quiet } = await settingsOf(context.db, accountOf(context))
    return {
      kinds: usedBy(context.session, kinds)
        .map((kind) => settingOf(kind, choices, lang))
        .sort((a, b) => a.kind.localeCompare(b.kind, lang)),
      push,
      ...quiet,
      zone: await zoneOf(context.db),
    }
  }),

  bind(calls.chooseKind, async (context, { params: { name }, body }) => {
    const kind = kinds.find((one) => one.name === name)
    if (kind === undefined) throw new Problem('row/missing')
    if (kind.mandatory && (body.screen === false || body.mail === 'off'))
      throw new Problem('input/invalid', {
        errors: { mail: ['You cannot turn this off: somebody waits for you.'] },
      })
    const account = accountOf(context)
    const settings = await settingsOf(context.db, account)
    const choices = { ...settings.choices, [name]: body }
    await storeSettings(context.db, account, { ...settings, choices })
  }),

  bind(calls.chooseQuiet, async (context, { body }) => {
    const account = accountOf(context)
    await storeSettings(context.db, account, {
      ...(await settingsOf(context.db, account)),
      ...body,
    })
  }),
]
