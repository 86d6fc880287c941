// What the rules of documents and alerts need beyond what their definitions say: what is read is approved and published.
import {
  decideVersion,
  readVersion,
  sendForApproval,
} from '../../src/features/documents/versions/versions.contract.ts'
import {
  endAlert,
  publishAlert,
} from '../../src/features/safety-alerts/publishing/publishing.contract.ts'
import { newId } from '../../src/kit/ids.ts'
import { digits } from './digits.ts'
import type { Extras } from './house.ts'

/** Who only reads documents sees what was approved and published. */
const published: Extras = {
  make: ({ content }) =>
    content === undefined
      ? { content: [{ id: newId(), kind: 'declaration', words: { en: 'I have read this.' } }] }
      : {},
  async finish({ id, version }, { manager }) {
    await manager.ask(sendForApproval, { params: { id }, body: { version } })
    const params = { id, number: 1 }
    const { hash } = await manager.row(readVersion, { params })
    const given = { method: 'typed', name: 'Maya Okafor' }
    const signed = { decision: 'approve', hash, given, statement_lang: 'en' }
    for (const body of [signed, { decision: 'publish' }])
      await manager.ask(decideVersion, { params, body })
  },
}

export const documentExtras: Readonly<Record<string, Extras>> = {
  policies: published,
  swps: published,
  // How long it is valid is asked for of one that is valid for some months.
  orientation: { ...published, ruled: ['valid_for', 'valid_months'] },
  'custom-resource-types': {
    examples: {
      custom_fields: (random) => [
        ...[{ id: newId(), label: `Field ${digits(5, random)}`, kind: 'text' }].map((field) => ({
          ...field,
          options: null,
          required: false,
        })),
      ],
    },
    ruled: ['custom_fields', 'audience'],
  },
  'custom-resources': {
    // What it has is its type's affair: its groups, its last day, its own fields.
    ...published,
    make: (given, house, over) => ({
      ...published.make?.(given, house, over),
      category: null,
      own_values: {},
      audience: [],
    }),
    ruled: ['type', 'category', 'expires_on', 'own_values', 'audience'],
  },
  'custom-categories': { ruled: ['type'] },
  'safety-alerts': {
    // Nobody has to approve it. An urgent one is rare, one without people or words is not published, nor one after its last day.
    make: ({ content }) => ({
      severity: 'caution',
      expires_on: null,
      approver: null,
      audience: [{ out: false, kind: 'everyone', id: null, value: null, name: null }],
      ...(content === undefined && {
        content: [{ id: newId(), kind: 'declaration', words: { en: 'Stay off the deck.' } }],
      }),
    }),
    ruled: ['severity', 'expires_on', 'audience', 'note', 'ask_again', 'approver'],
    async finish({ id, version }, { manager }) {
      // A live one is not archived.
      await manager.ask(publishAlert, { params: { id }, body: { version } })
      await manager.ask(endAlert, { params: { id } })
    },
  },
}
