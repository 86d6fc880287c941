// What journeys do in the form builder.
import assert from 'node:assert/strict'
import type { Locator, Page } from 'playwright-core'
import { ZipFile } from 'yazl'
import { allGrants } from '../../../src/access/grants.ts'
import type { FormDefinition, Question } from '../../../src/features/forms/definition/question.ts'
import { sql } from '../../../src/kit/db/sql.ts'
import type { Journeys, Person } from '../journey.ts'

export const manager = 'manager@northgate.test'

export const canvas = (page: Page): Locator => page.getByRole('region', { name: 'The form' })
export const items = (page: Page): Locator => canvas(page).getByRole('listitem')
export const item = (page: Page, label: string): Locator =>
  items(page).getByRole('button', { name: new RegExp(`^${label.replace(/[?]/g, '\\?')}, `) })
/** The words of the questions in their order, without their kinds. */
export const labels = (page: Page): Promise<string[]> =>
  canvas(page)
    .locator('[data-words]')
    .evaluateAll((spans) => spans.map((span) => (span.textContent ?? '').replace(/ \*$/, '')))
export const asked = (page: Page): Locator => page.getByLabel('Question text')
export const saved = (page: Page): Promise<void> => page.getByText(/^Saved \d/).waitFor()
export const tab = (page: Page, name: string): Promise<void> =>
  page.getByRole('tab', { name }).click()
export const kind = (page: Page, name: string): Locator =>
  page
    .getByRole('navigation', { name: 'Question types' })
    .getByRole('button', { name, exact: true })

/** Puts a question in with the mouse and says what it asks. */
export async function add(page: Page, name: string, label: string): Promise<void> {
  await kind(page, name).click()
  await asked(page).fill(label)
}

/** The same with the keyboard alone, from the search for a kind. */
export async function addByKeyboard(page: Page, name: string, label: string): Promise<void> {
  await page.getByLabel('Search question types').fill(name)
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await page.getByLabel('Search question types').fill('')
  await asked(page).fill(label)
}

export async function choose(within: Page | Locator, label: string, option: string) {
  await within.getByRole('combobox', { name: label, exact: true }).last().click()
  const page = 'page' in within ? within.page() : within
  await page.getByRole('option', { name: option, exact: true }).click()
}

/** From New form to its empty builder; answers the form's id. */
export async function newForm({ page, go }: Person, title: string): Promise<string> {
  await go('/dashboard/forms/create')
  await page.getByRole('textbox', { name: 'Title', exact: true }).fill(title)
  await page.getByRole('button', { name: 'Add questions', exact: true }).click()
  await page.getByRole('heading', { level: 1, name: title }).waitFor()
  await page.waitForURL(/forms\/edit\//)
  return page.url().split('/').at(-1) ?? ''
}

/** Closes what is offered once a version is live, and goes on. */
export async function goOnBuilding(page: Page, n: number): Promise<void> {
  const live = page.getByRole('dialog', { name: `Version ${n} is live`, exact: true })
  await live.getByRole('button', { name: 'Continue building' }).click()
  await live.waitFor({ state: 'detached' })
}

export const question = (key: string, more: Partial<Question> = {}): Question =>
  ({ key, label: `The ${key}`, type: 'text', ...more }) as Question

/** Asks the server itself, as the manager. */
export function asManager(journeys: Journeys) {
  const ask = async <Data>(method: string, path: string, body?: unknown): Promise<Data> => {
    const token = await journeys.token(manager)
    const answer = await journeys.ask(method, `/api/dashboard/${path}`, {
      token,
      ...(body !== undefined && { body }),
    })
    assert.ok(answer.status < 300, JSON.stringify(answer.body))
    return answer.body.data as Data
  }
  const draft = (form: string) =>
    ask<{ revision: number; definition: FormDefinition }>('GET', `forms/${form}/draft`)
  return {
    ask,
    draft,
    /** A form with a draft of these questions. */
    async form(title: string, ...fields: Question[]): Promise<string> {
      const { id: category } = await ask<{ id: string }>('POST', 'form-categories', {
        name: `Of ${title}`,
      })
      const { id } = await ask<{ id: string }>('POST', 'forms', { title, category })
      const definition: FormDefinition = { fields, languages: ['en'] }
      await ask('PUT', `forms/${id}/draft`, { revision: 0, definition })
      return id
    },
  }
}

export async function openBuilder({ page, go }: Person, form: string): Promise<void> {
  await go(`/dashboard/forms/edit/${form}`)
  await items(page).first().waitFor()
}

/** A second manager of the same company, with the first one's password. */
export async function secondManager({ database }: Journeys, email: string): Promise<void> {
  await database.database.transaction('owner', async (db) => {
    await db.run(sql`
      insert into login (email, password_hash)
      select ${email}, password_hash from login where email = ${manager}`)
    await db.run(sql`
      with first as (
        select a.* from account a join login l on l.id = a.login_id where l.email = ${manager}
      ), template as (
        insert into permission_template (company_id, name, base_role, grants)
        select company_id, ${email}, 1, ${allGrants} from first returning id
      )
      insert into account
        (company_id, login_id, kind, role_id, first_name, last_name, permission_template_id)
      select f.company_id, (select id from login where email = ${email}), 'staff', 1, 'Ada', 'Moreau', t.id
      from first f, template t`)
  })
}

const head = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const pack = 'http://schemas.openxmlformats.org/package/2006'
const types = 'application/vnd.openxmlformats-officedocument.spreadsheetml'

/** A workbook of several sheets of words: the product itself only writes those of one. */
export async function workbook(sheets: Record<string, string[][]>): Promise<Buffer> {
  const zip = new ZipFile()
  const put = (path: string, xml: string) => zip.addBuffer(Buffer.from(head + xml), path)
  const names = Object.keys(sheets)
  const each = (write: (name: string, n: number) => string) =>
    names.map((name, at) => write(name, at + 1)).join('')
  put(
    '[Content_Types].xml',
    `<Types xmlns="${pack}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${types}.sheet.main+xml"/>${each((_, n) => `<Override PartName="/xl/worksheets/sheet${n}.xml" ContentType="${types}.worksheet+xml"/>`)}</Types>`,
  )
  put(
    '_rels/.rels',
    `<Relationships xmlns="${pack}/relationships"><Relationship Id="rId1" Type="${office}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
  )
  put(
    'xl/workbook.xml',
    `<workbook xmlns="${main}" xmlns:r="${office}"><sheets>${each((name, n) => `<sheet name="${name}" sheetId="${n}" r:id="rId${n}"/>`)}</sheets></workbook>`,
  )
  put(
    'xl/_rels/workbook.xml.rels',
    `<Relationships xmlns="${pack}/relationships">${each((_, n) => `<Relationship Id="rId${n}" Type="${office}/worksheet" Target="worksheets/sheet${n}.xml"/>`)}</Relationships>`,
  )
  names.forEach((name, at) => {
    const rows = (sheets[name] ?? []).map((row, r) => {
      const cells = row.map(
        (cell, c) =>
          `<c r="${String.fromCharCode(65 + c)}${r + 1}" t="inlineStr"><is><t>${cell}</t></is></c>`,
      )
      return `<row r="${r + 1}">${cells.join('')}</row>`
    })
    put(
      `xl/worksheets/sheet${at + 1}.xml`,
      `<worksheet xmlns="${main}"><sheetData>${rows.join('')}</sheetData></worksheet>`,
    )
  })
  zip.end()
  const parts: Buffer[] = []
  for await (const part of zip.outputStream) parts.push(Buffer.from(part))
  return Buffer.concat(parts)
}
