// The database on this device for what is not sent yet: it outlives a closed tab.

const name = 'plumbline-submissions'
const version = 2

const stores = ['drafts', 'forms', 'files', 'outbox'] as const
export type StoreName = (typeof stores)[number]

let opening: Promise<IDBDatabase> | undefined

export const resultOf = <Result>(request: IDBRequest<Result>): Promise<Result> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })

function open(): Promise<IDBDatabase> {
  const request = indexedDB.open(name, version)
  request.onupgradeneeded = () => {
    const database = request.result
    for (const store of stores) {
      if (database.objectStoreNames.contains(store)) continue
      const made = database.createObjectStore(store, { keyPath: 'id' })
      if (store === 'files') made.createIndex('draft', 'draft')
    }
  }
  return resultOf(request).then((database) => {
    // A page of a later version must not wait for this one.
    database.onversionchange = () => {
      database.close()
      opening = undefined
    }
    database.onclose = () => {
      opening = undefined
    }
    return database
  })
}

export type Stores = (store: StoreName) => IDBObjectStore

/** Runs the work in one transaction; resolves when it is on the disk. */
export async function withStores<Result>(
  names: readonly StoreName[],
  mode: IDBTransactionMode,
  work: (stores: Stores) => Promise<Result>,
): Promise<Result> {
  opening ??= open()
  let database: IDBDatabase
  try {
    database = await opening
  } catch (error) {
    opening = undefined
    throw error
  }
  const transaction = database.transaction(names, mode, { durability: 'strict' })
  const done = new Promise<void>((resolve, reject) => {
    transaction.oncomplete = () => resolve()
    transaction.onabort = () => reject(transaction.error)
  })
  // The work fails with the reason; the end of the transaction says the same once more.
  done.catch(() => undefined)
  const result = await work((store) => transaction.objectStore(store))
  await done
  return result
}
