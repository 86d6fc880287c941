/** What search engines read of the product (schema.org): what it is, what it runs on, that it costs nothing. */
export function SoftwareFacts({ description }: { description: string }) {
  return (
    <div hidden itemScope itemType="https://schema.org/SoftwareApplication">
      <meta itemProp="name" content="Plumbline" />
      <meta itemProp="description" content={description} />
      <meta itemProp="applicationCategory" content="BusinessApplication" />
      <meta itemProp="operatingSystem" content="Linux, macOS, Windows; any browser" />
      <div itemProp="offers" itemScope itemType="https://schema.org/Offer">
        <meta itemProp="price" content="0" />
        <meta itemProp="priceCurrency" content="CAD" />
      </div>
    </div>
  )
}
