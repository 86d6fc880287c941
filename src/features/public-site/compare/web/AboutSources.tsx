import { seen } from '../product.ts'

/** How the statements about others were made. */
export function AboutSources() {
  return (
    <section className="stack gap-2 mt-4">
      <h2 className="title-3">How we know</h2>
      <p className="max-w-prose">
        From public pages of the vendors, read in stored copies on {seen}, many of them in part, and
        told in our own words. A vendor may have changed a page since: open the source before you
        decide. “Not described” never means that the product cannot do it, only that the part that
        we read does not say so.
      </p>
      <p className="max-w-prose">
        We compare what runs today. If a statement is wrong, tell us and it will be corrected.
      </p>
    </section>
  )
}
