import { t } from '@/lib/i18n'
import type { Actor } from './definition'
import type { DefinitionReader } from './definition-reader'

/** Who has to act on a field or rule; undefined (reported when said badly) for the applicant. */
export function readActor(source: DefinitionReader): Actor | undefined {
  const said = source.get('actor')
  if (said === undefined || said === null) return undefined
  if (said === 'applicant' || said === 'member' || said === 'unit') return said
  return source.fault('actor', t('只能是 applicant、member 或 unit'))
}
