import { bind } from '../../../access/server/gate.ts'
import { documentsAPage, peopleAPage, readCoverage } from './coverage.contract.ts'
import { coveredDocuments, coveredPeople } from './coverage.store.ts'

const pagesOf = (total: number, aPage: number) => Math.max(1, Math.ceil(total / aPage))

const read = bind(readCoverage, async ({ db }, { query }) => {
  const { page, documents_page } = query
  const documents = await coveredDocuments(
    db,
    query,
    (documents_page - 1) * documentsAPage,
    documentsAPage,
  )
  const people = await coveredPeople(
    db,
    query,
    documents.map(({ id }) => id),
    (page - 1) * peopleAPage,
    peopleAPage,
  )
  const total = people[0]?.all ?? 0
  const total_documents = documents[0]?.all ?? 0
  return {
    data: {
      documents: documents.map(({ all: _, ...document }) => document),
      people: people.map(({ all: _, ...person }) => person),
      total,
      last_page: pagesOf(total, peopleAPage),
      total_documents,
      last_documents_page: pagesOf(total_documents, documentsAPage),
    },
  }
})

export const coverageCalls = [read]
