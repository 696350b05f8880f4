/**
 * `npm run check:gateway -- URL [--token T] [--expired T] [--endpoint NAME]…` compares a running gateway with the
 * contract in `src/api` and reports missing, different and extra parts. Exit code 0: it fits; 1: it differs; 2: nothing
 * could be checked.
 */
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { createModuleServer } from '../build/module-server.mjs'

const usage = `npm run check:gateway -- URL [options]

  URL                 where /api/{endpoint}/graphql stands: https://gateway.example.cn
  --token T           login token; with it the portal's own queries are played, never a mutation
                      (or in the environment: GATEWAY_TOKEN, so that it is in no list of processes)
  --expired T         a login token that has run out: whether each endpoint says so (or GATEWAY_EXPIRED_TOKEN)
  --endpoint NAME     only this endpoint; may be given several times
  --timeout SECONDS   how long each answer is waited for (10)
  --probe             does not ask for introspection
`

/** Prints why nothing could be checked, and exits. */
function refuse(why) {
  process.stderr.write(`${why}\n\n${usage}`)
  process.exit(2)
}

function readOptions() {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: {
        token: { type: 'string' },
        expired: { type: 'string' },
        endpoint: { type: 'string', multiple: true },
        timeout: { type: 'string', default: '10' },
        probe: { type: 'boolean', default: false },
        help: { type: 'boolean', short: 'h', default: false },
      },
    })
    return { ...values, urls: positionals }
  } catch (error) {
    return refuse(error.message)
  }
}

const { urls, endpoint: requestedEndpoint, timeout, probe, help, ...authorization } = readOptions()
const token = authorization.token || process.env.GATEWAY_TOKEN || undefined
const expired = authorization.expired || process.env.GATEWAY_EXPIRED_TOKEN || undefined
if (help) {
  process.stdout.write(usage)
  process.exit(0)
}
const [url] = urls
if (urls.length !== 1 || !URL.canParse(url) || !/^https?:/.test(url))
  refuse('Name one address, with http:// or https://.')
const seconds = Number(timeout)
if (!(seconds > 0 && seconds <= 600)) refuse('--timeout is a number of seconds, up to 600.')
if (![token, expired].every((item) => !item || /^[\x21-\x7e]+$/.test(item)))
  refuse('A token has characters that no header can carry.')

const modules = await createModuleServer()
try {
  const { readContract } = await modules.ssrLoadModule('/checks/gateway/contract.ts')
  const { checkGateway, reportOf } = await modules.ssrLoadModule('/checks/gateway/check-gateway.ts')
  const contracts = readContract(fileURLToPath(new URL('..', import.meta.url)))
  const known = contracts.map(({ endpoint }) => endpoint)
  const unknown = requestedEndpoint?.find((name) => !known.includes(name))
  if (unknown !== undefined) refuse(`There is no endpoint ${unknown}: ${known.join(', ')}.`)
  const selectedContracts = contracts.filter(
    ({ endpoint }) => !requestedEndpoint || requestedEndpoint.includes(endpoint),
  )
  const gateway = { url, token, expired, timeout: seconds * 1000 }
  const { lines, exitCode } = reportOf(await checkGateway(gateway, selectedContracts, { probeOnly: probe }), [
    token,
    expired,
  ])
  process.stdout.write(`${lines.join('\n')}\n`)
  process.exitCode = exitCode
} finally {
  await modules.close()
}
