/** Sends GraphQL requests to the embedded backend in tests, as a client outside the portal would. */

import type { EndpointName } from '@/api/endpoint-names'

export interface Answer {
  status: number
  /** Empty when refused. Loosely typed: the contract's types are checked where documents are typed. */
  data: Readonly<Record<string, unknown>>
  code: number | undefined
  facts: Record<string, unknown>
}

/** Sends a request to the embedded backend over HTTP, as any client does. */
export async function ask(
  endpoint: EndpointName,
  query: string,
  variables: Record<string, unknown> = {},
  token?: string,
): Promise<Answer> {
  const response = await fetch(`http://localhost/api/${endpoint}/graphql`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...(token && { Authorization: `Bearer ${token}` }) },
    body: JSON.stringify({ query, variables }),
  })
  const body: { data?: Record<string, unknown>; errors?: { extensions?: Record<string, unknown> }[] } =
    await response.json()
  const { code, ...facts } = body.errors?.[0]?.extensions ?? {}
  return { status: response.status, data: body.data ?? {}, code: typeof code === 'number' ? code : undefined, facts }
}
