import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useParams, useSearchParams } from 'react-router'
import { BrandHead } from '../../../../access/brand/web/BrandHead.tsx'
import { call, Refused } from '../../../../kit/http/client.web.ts'
import type { ReplyOf } from '../../../../kit/http/route.ts'
import { useLanguage } from '../../../../kit/web/language/Language.tsx'
import { Button } from '../../../../kit/web/plain/Button.tsx'
import { Field } from '../../../../kit/web/plain/Field.tsx'
import { Notice } from '../../../../kit/web/plain/Notice.tsx'
import { verifyKey } from '../../web/keys.ts'
import { verify } from '../papers.contract.ts'
import { CheckFile } from './CheckFile.tsx'
import { PaperFacts } from './PaperFacts.tsx'
import { Verdict } from './Verdict.tsx'
import classes from './verify.module.css'

const hashes = /^[0-9a-f]{64}$/

type Answer = ReplyOf<typeof verify>['data']

function Answered({ known, altered, present }: Answer) {
  const { text } = useLanguage()
  if (altered) return <Verdict word="no">{text('verify_altered')}</Verdict>
  if (!known) return <Verdict word="no">{text('verify_unknown')}</Verdict>
  return present ? (
    <Verdict word="yes">{text('verify_present')}</Verdict>
  ) : (
    <Verdict word="earlier">{text('verify_earlier')}</Verdict>
  )
}

/** Whether the hash on a paper is of a submission that was received, and what stands on that paper. */
export default function VerifyScreen() {
  const { text } = useLanguage()
  const { id = '' } = useParams()
  const [asked, setAsked] = useSearchParams()
  const hash = (asked.get('hash') ?? '').trim().toLowerCase()
  const [typed, setTyped] = useState(hash)
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: verifyKey(id, hash),
    queryFn: ({ signal }) => call(verify, { params: { id }, query: { hash }, signal }),
    enabled: hashes.test(hash),
    staleTime: 0,
    retry: (times, failure) => !(failure instanceof Refused) && times < 1,
  })
  const answer = isFetching ? undefined : data?.data
  const missing = error instanceof Refused && error.httpStatus === 404
  const often = error instanceof Refused && error.httpStatus === 429
  return (
    <article className={classes.page}>
      <title>{`${text('verify_title')} · Plumbline`}</title>
      {answer?.paper && <BrandHead brand={answer.paper.brand} />}
      <h1 tabIndex={-1}>{text('verify_title')}</h1>
      <p>{text('verify_lead')}</p>
      {isFetching && <p role="status">{text('verify_looking')}</p>}
      {answer !== undefined && <Answered {...answer} />}
      {missing && <Verdict word="no">{text('verify_unknown')}</Verdict>}
      {answer?.paper && (
        <>
          <PaperFacts paper={answer.paper} />
          <CheckFile id={id} hash={hash} zone={answer.paper.zone} />
        </>
      )}
      {error !== null && !missing && (
        <>
          <Notice tone="danger">{text(often ? 'verify_often' : 'could_not_load')}</Notice>
          <Button look="outline" onClick={() => void refetch()}>
            {text('try_again')}
          </Button>
        </>
      )}
      <form
        className={classes.form}
        onSubmit={(event) => {
          event.preventDefault()
          setAsked({ hash: typed.trim().toLowerCase() })
        }}
      >
        <Field
          label={text('verify_hash')}
          value={typed}
          autoComplete="off"
          spellCheck={false}
          onChange={(event) => setTyped(event.currentTarget.value)}
          error={hash !== '' && !hashes.test(hash) ? text('verify_hash_wrong') : undefined}
        />
        <Button type="submit" look="outline">
          {text('verify_check')}
        </Button>
      </form>
      <p className="hint">{text('verify_note')}</p>
    </article>
  )
}
