/** The fifteen GraphQL endpoints of the portal; each answers at `/api/{name}/graphql` (specification, section 7). */
export const endpointNames = [
  'permission',
  'innovation',
  'smartform',
  'program',
  'common',
  'workflow',
  'expert',
  'award',
  'pdfgenerate',
  'message',
  'signature',
  'wechat',
  'evaluation',
  'export',
  'authentication',
] as const

export type EndpointName = (typeof endpointNames)[number]
