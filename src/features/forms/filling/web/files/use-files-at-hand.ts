// The files of one filling: those that came with it and those that are sent from it.
import { useCallback, useMemo, useState } from 'react'
import { useObjectUrls } from '../../../../../kit/web/inputs/files/use-object-urls.ts'
import type { PointedFile } from '../../../../../register/fields/pointing.ts'
import { addressOnServer, type FilesAtHand, type SendFile, sendNow } from './files-at-hand.ts'

type Given = {
  files: readonly PointedFile[] | undefined
  sendFile: SendFile | undefined
  addressOfFile: FilesAtHand['addressOf'] | undefined
}

export function useFilesAtHand({ files, sendFile, addressOfFile }: Given): FilesAtHand {
  const [learnt, setLearnt] = useState<readonly PointedFile[]>([])
  const contents = useObjectUrls()
  const learn = useCallback(
    (file: PointedFile, content: Blob | undefined) => {
      if (content !== undefined) contents.set(file.id, URL.createObjectURL(content))
      setLearnt((now) => [...now, file])
    },
    [contents],
  )
  return useMemo(() => {
    const elsewhere = addressOfFile ?? addressOnServer
    return {
      known: new Map([...(files ?? []), ...learnt].map((file) => [file.id, file])),
      learn,
      send: sendFile ?? sendNow,
      addressOf: (id) => contents.get(id) ?? elsewhere(id),
    }
  }, [files, learnt, learn, sendFile, addressOfFile, contents])
}
