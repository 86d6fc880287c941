// Twelve things that go wrong on sites.
import { concretePour, guardrailGap, rebarCaps } from './edges.ts'
import { excavation, housekeeping, siteGate } from './ground.ts'
import { crane, ladder, scaffold } from './heights.ts'
import type { Shot } from './trace.ts'
import { electricalPanel, extinguisher, ppeRack } from './walls.ts'

/** By the name of the file. */
export const scenes: Readonly<Record<string, Shot>> = {
  'guardrail-gap': guardrailGap,
  'rebar-caps': rebarCaps,
  housekeeping,
  'concrete-pour': concretePour,
  ladder,
  scaffold,
  excavation,
  'electrical-panel': electricalPanel,
  extinguisher,
  crane,
  'ppe-rack': ppeRack,
  'site-gate': siteGate,
}
