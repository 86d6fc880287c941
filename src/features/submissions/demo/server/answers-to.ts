// The answers to one form of the demo: what the person who filled it in saw, said and photographed.
import type { Db } from '../../../../kit/db/server/database.ts'
import { newId } from '../../../../kit/ids.ts'
import { type Remarks, remarkName } from '../../../forms/definition/index.ts'
import { definitionOf } from '../../content/server/versions.ts'
import { dice, filled, type Scene } from '../answers.ts'
import { type DemoCompany, named } from './demo-company.store.ts'
import type { DemoSubmission } from './history.ts'
import { instantOf, later } from './moments.ts'
import { saysOf } from './says.ts'
import type { PastSubmission } from './submit-past.ts'

type Ground = { db: Db; company: DemoCompany }
type Photo = { id: string; picture: string }

/** A reason is said by its code; the form has its id. */
function withReason(
  { reasons: code, ...says }: ReturnType<typeof saysOf>,
  { reasons }: DemoCompany,
) {
  const reason = reasons.get(String(code))
  return { ...says, ...(reason !== undefined && { reasons: { main_list: reason, sublist: [] } }) }
}

/** The form filled in, with what is said and shown of each item that failed. */
export async function answersTo(
  { db, company }: Ground,
  one: DemoSubmission,
  version: string,
  n: number,
  more: ReturnType<typeof saysOf> = {},
): Promise<Pick<PastSubmission, 'answers' | 'remarks'> & { photos: Photo[] }> {
  const { failed, started, sent, day } = one
  const by = named(company.people, one.by)
  const photos: Photo[] = []
  const take = (key: string) => {
    const id = newId()
    const of = failed.find((fail) => key.startsWith(fail.key))
    photos.push({ id, picture: of?.photo ?? 'housekeeping' })
    return id
  }
  const asset = one.asset === undefined ? undefined : named(company.assets, one.asset)
  const scene: Scene = {
    roll: dice(n * 7919 + 17),
    day,
    time: started.slice(11),
    signedAt: instantOf(later(sent, -1)),
    fails: (key) => failed.some((fail) => fail.key === key),
    says: withReason({ ...saysOf(one, n), ...more }, company),
    crew: [
      one.by,
      ...one.signers.filter(({ role }) => role === 'attendee').map(({ name }) => name),
    ],
    me: by,
    people: company.people,
    project: named(company.projects, one.site.project).id,
    location: one.place === undefined ? undefined : named(company.places, one.place).id,
    asset: asset && { assetType: asset.asset_type, assets: [asset.id] },
    incident: company.incident,
    photo: take,
  }
  const definition = await definitionOf(db, version)
  const answers = filled(definition, scene)
  const remarks: Remarks = Object.fromEntries(
    failed.map(({ key, says, photo }) => [
      remarkName(key),
      {
        note: says,
        ...(photo !== undefined &&
          answers[`${key}_photo`] === undefined && { photos: [take(key)] }),
      },
    ]),
  )
  return { answers, remarks, photos }
}
