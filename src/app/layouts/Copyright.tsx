/** The commission's copyright line with version and record numbers, for every footer. */
import { portalVersion } from '@/lib/site/portal-version'
import { commissionName, records } from '@/lib/site/site'
import { useT } from '@/ui/use-t'

/** The commission's copyright, with the version in its title, and the configured record numbers. */
export function Copyright() {
  const t = useT()
  const version = portalVersion()
  return (
    <>
      <span title={version ? t('版本 {version}', { version }) : undefined}>
        {t('© {owner} 版权所有', { owner: t(commissionName) })}
      </span>
      {records.map(({ number, href }) => (
        <a key={href} href={href} target="_blank" rel="noopener noreferrer">
          {number}
        </a>
      ))}
    </>
  )
}
