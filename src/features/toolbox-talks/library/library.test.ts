import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { withServer } from '../../../../tests/api/server.ts'
import { manager } from '../../../../tests/submissions/sending.ts'
import { locales } from '../../../kit/locales.ts'
import { plainContent } from '../../../kit/writing/content.ts'
import type { RegisterRow } from '../../../register/define.ts'
import { created } from '../../../register/schemas.ts'
import { toolboxTalks } from '../talks/toolbox-talks.register.ts'
import { shelvedTalks } from './talk-shelf.ts'

const server = withServer()

test('each talk of the library fits the register, in each of its languages', () => {
  const category = '01890000-0000-7000-8000-000000000000'
  for (const talk of shelvedTalks)
    for (const language of locales.slice(0, talk.title.length))
      created(toolboxTalks).parse({ ...talk.fields(language), category })
})

describe('talks from the library', () => {
  test('become talks of the company in all their languages; a second time they are skipped', async () => {
    const token = await server.token(manager)
    const ask = async (method: string, path: string, body?: unknown) =>
      (await server.ask(method, `/api/dashboard/${path}`, { token, body })).body.data
    const bring = async (language: string) =>
      (await ask('POST', 'toolbox-talk-library', {
        language,
        ids: ['hands'],
      })) as { made: { id: string; title: string }[]; skipped: { why: string }[] }

    const { made } = await bring('fr')
    assert.equal(made[0]?.title, 'Les mains\u00a0: un outil qui ne se rachète pas')
    const row = (await ask('GET', `toolbox-talks/${made[0]?.id}`)) as RegisterRow<
      typeof toolboxTalks
    >
    assert.deepEqual([row.source, row.minutes, row.questions?.length], ['library', 5, 3])
    assert.match(plainContent(row.content ?? [], 'es'), /^En todos los oficios/)

    const { made: none, skipped } = await bring('en')
    assert.deepEqual([none, skipped[0]?.why], [[], 'there'])
  })
})
