/** The examples in `docs/gateway-calls/`: how a call is written down, shortened, and read again. */

/** A call as the portal sends it, and as it is answered. */
export interface CallExample {
  name: string
  /** What the contract says of the call. */
  purpose: string
  query: string
  variables: unknown
  status: number
  answer: unknown
}

/** The most items of a list, characters of a text, and levels of an object that an example shows. */
const most = { items: 2, characters: 160, levels: 12 }

/** A value as an example shows it: lists and texts are cut, the shape stays. */
export function shortened(value: unknown, level = 0): unknown {
  if (typeof value === 'string') return value.length > most.characters ? `${value.slice(0, most.characters)}…` : value
  if (typeof value !== 'object' || value === null) return value
  if (level >= most.levels) return Array.isArray(value) ? [] : {}
  if (Array.isArray(value)) return value.slice(0, most.items).map((item) => shortened(item, level + 1))
  return Object.fromEntries(Object.entries(value).map(([name, own]) => [name, shortened(own, level + 1)]))
}

/** JSON with objects of plain values on one line, so that a list of rows reads as rows. */
function compact(value: unknown): string {
  const lines = JSON.stringify(value, null, 2)
  return lines.replace(/[[{]\n\s+([^[\]{}]*?)\n\s+?[\]}]/g, (block) => {
    const line = block.replace(/\n\s+/g, ' ')
    return line.length <= 130 ? line : block
  })
}

/** The page of an endpoint. */
export function writeExamples(endpoint: string, examples: readonly CallExample[]): string {
  const head = [
    `# Calls of ${endpoint}`,
    '',
    `For the team that writes the gateway: every call that the portal sends to \`POST /api/${endpoint}/graphql\`, with the answer of the embedded backend.`,
    `Written by a command ([writing a gateway](../gateway.md)); lists are cut to ${most.items} items and texts to ${most.characters} characters.`,
    '',
  ]
  const parts = examples.map(({ name, purpose, query, variables, status, answer }) => [
    `## ${name}`,
    '',
    ...(purpose === '' ? [] : [purpose.replace(/\s+/g, ' '), '']),
    ...['```graphql', query, '```', '', 'Variables:', '', '```json', compact(variables), '```', ''],
    ...[`Answer, HTTP ${status}:`, '', '```json', compact(answer), '```', ''],
  ])
  return [...head, ...parts.flat()].join('\n')
}

const section =
  /^## (\w+)\n[\s\S]*?```graphql\n([\s\S]*?)\n```\n\nVariables:\n\n```json\n([\s\S]*?)\n```\n\nAnswer, HTTP (\d+):\n\n```json\n([\s\S]*?)\n```/gm

/** The examples of a page, without their purposes. */
export function readExamples(text: string): Omit<CallExample, 'purpose'>[] {
  return [...text.matchAll(section)].map(([, name = '', query = '', variables = '', status, answer = '']) => ({
    ...{ name, query, variables: JSON.parse(variables), status: Number(status), answer: JSON.parse(answer) },
  }))
}
