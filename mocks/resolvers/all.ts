/** Collects the resolvers of all fifteen endpoints for `schemas.ts`. */

import type { EndpointName } from '@/api/endpoint-names'
import { resolvers as authentication } from './authentication'
import { resolvers as award } from './award'
import { resolvers as common } from './common'
import { resolvers as evaluation } from './evaluation'
import { resolvers as expert } from './expert'
import { resolvers as exportResolvers } from './export'
import { resolvers as innovation } from './innovation'
import { resolvers as message } from './message'
import { resolvers as pdfgenerate } from './pdfgenerate'
import { resolvers as permission } from './permission'
import { resolvers as program } from './program'
import { resolvers as signature } from './signature'
import { resolvers as smartform } from './smartform'
import { resolvers as wechat } from './wechat'
import { resolvers as workflow } from './workflow'

export const resolverMaps: Readonly<Record<EndpointName, object>> = {
  authentication,
  award,
  common,
  evaluation,
  expert,
  export: exportResolvers,
  innovation,
  message,
  pdfgenerate,
  permission,
  program,
  signature,
  smartform,
  wechat,
  workflow,
}
