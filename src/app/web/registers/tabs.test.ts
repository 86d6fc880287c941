// The tabs of a record are told apart by what they say.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { messages as english } from '../../../../messages/composed/en.ts'
import { messages as spanish } from '../../../../messages/composed/es.ts'
import { messages as french } from '../../../../messages/composed/fr.ts'
import { tabs } from '../composed/tabs.ts'

for (const [language, messages] of Object.entries({ english, french, spanish }))
  for (const [register, own] of Object.entries(tabs))
    test(`${register}: no two tabs of a record say the same in ${language}`, () => {
      const said = own.map(({ label }) => messages[label])
      assert.equal(new Set(said).size, said.length, said.join(', '))
    })
