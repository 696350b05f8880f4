/** Normalises a GraphQL document, so that tests compare calls regardless of whitespace and order. */

/** A GraphQL document without whitespace, in a fixed order, and without Apollo's `__typename`. */
export function normalCall(body: string): string {
  const { query, extensions: _library, ...call } = JSON.parse(body)
  const words = String(query)
    .replace(/[\s,]+/g, ' ')
    .replace(/ ?([{}():!$[\]]|\.{3}) ?/g, '$1')
  return JSON.stringify({
    ...call,
    query: words
      .split(/(?=query |fragment |mutation )/)
      .map((part) => part.trim())
      .toSorted(),
  })
}
