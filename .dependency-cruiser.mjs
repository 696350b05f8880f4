import { readdirSync } from 'node:fs'

/**
 * The layers of this code base, held by `npm run check:architecture`. Each layer names what it may import; every folder of
 * src is a layer, and the features are read from their folder, so a new one needs no line here.
 */
const mayImport = {
  lib: [],
  ui: ['lib'],
  api: ['lib'],
  session: ['api', 'lib'],
  smartform: ['ui', 'lib'],
  shared: ['smartform', 'session', 'api', 'ui', 'lib'],
}
const below = ['shared', ...mayImport.shared]
const folders = (path) =>
  readdirSync(path, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name)

const unknown = folders('src').filter((name) => !(name in mayImport) && !['app', 'features'].includes(name))
if (unknown.length > 0) throw new Error(`Folders of src without a layer: ${unknown.join(', ')}`)

const layerRules = Object.entries(mayImport).map(([layer, allowed]) => ({
  name: `layer-${layer}`,
  comment: `${layer} may import ${allowed.length > 0 ? allowed.join(', ') : 'nothing of src'}`,
  severity: 'error',
  from: { path: `^src/${layer}/` },
  to: { path: '^(src|mocks)/', pathNot: `^src/(${[layer, ...allowed].join('|')})/` },
}))

const featureRules = folders('src/features').map((feature) => ({
  name: `feature-${feature}`,
  comment: `a feature imports the layers below it, and of another feature only its paths.ts`,
  severity: 'error',
  from: { path: `^src/features/${feature}/` },
  to: {
    path: '^(src|mocks)/',
    pathNot: `^src/((${below.join('|')})/|features/${feature}/|features/[^/]+/paths\\.ts$)`,
  },
}))

export default {
  forbidden: [
    ...layerRules,
    ...featureRules,
    {
      name: 'app-is-known-by-nobody',
      severity: 'error',
      from: { path: '^(src|mocks)/', pathNot: '^src/(app/|main\\.tsx$)' },
      to: { path: '^src/(app/|main\\.tsx$)' },
    },
    {
      name: 'no-mocks-in-the-product',
      comment: 'only main.tsx starts the embedded backend, dynamically, in demo mode',
      severity: 'error',
      from: { path: '^src/', pathNot: '^src/main\\.tsx$|\\.test\\.tsx?$' },
      to: { path: '^mocks/' },
    },
    {
      name: 'main-imports-mocks-dynamically',
      severity: 'error',
      from: { path: '^src/main\\.tsx$' },
      to: { path: '^mocks/', dynamic: false },
    },
    {
      name: 'layer-mocks',
      comment: "the embedded backend shares the contract, the catalogue, the engine's pure parts and lib",
      severity: 'error',
      from: { path: '^mocks/', pathNot: '\\.test\\.ts$' },
      to: {
        path: '^src/',
        pathNot: '^src/(lib/|smartform/(schema|engine|expression)/|api/[^/]+/schema\\.graphql|api/endpoint-names\\.ts|api/errors/(catalogue|zh|en))',
      },
    },
    {
      name: 'api-and-lib-know-no-screen',
      comment: 'transport announces; it shows nothing',
      severity: 'error',
      from: { path: '^src/(api|lib)/' },
      to: { path: 'node_modules/(antd|@ant-design|react-router|react-router-dom|react-dom)/' },
    },
    { name: 'no-cycles', severity: 'error', from: {}, to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } } },
    { name: 'resolvable', severity: 'error', from: {}, to: { couldNotResolve: true, pathNot: '\\?(raw|url)$' } },
  ].map((rule) => {
    // Tests enter through the router and the embedded backend; they may import what they test with.
    if (!rule.name.startsWith('layer-') && !rule.name.startsWith('feature-') && rule.name !== 'app-is-known-by-nobody') return rule
    const { pathNot } = rule.from
    return { ...rule, from: { ...rule.from, pathNot: pathNot ? `${pathNot}|\\.test\\.tsx?$` : '\\.test\\.tsx?$' } }
  }),
  options: {
    parser: 'swc',
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '\\.generated\\.ts$' },
    enhancedResolveOptions: { extensions: ['.ts', '.tsx', '.mjs', '.js', '.json', '.css', '.graphql'], conditionNames: ['import', 'types', 'browser', 'default'] },
    webpackConfig: { fileName: 'scripts/aliases.cjs' },
  },
}
