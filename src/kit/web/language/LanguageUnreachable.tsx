import { useLanguage } from './Language.tsx'

/** Says that the language chosen last could not be fetched. The choice is kept, so that the page speaks
 *  it once it can be loaded anew. */
export function LanguageUnreachable() {
  const { text, unreachable } = useLanguage()
  if (!unreachable) return null
  return (
    <p role="alert">
      {text('language_unreachable')}{' '}
      <button
        type="button"
        className="button-bare p-0 font-semibold underline cursor-pointer"
        style={{ minHeight: '2.25rem' }}
        onClick={() => location.reload()}
      >
        {text('broke_reload')}
      </button>
    </p>
  )
}
