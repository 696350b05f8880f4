/** On the 403 page: the people who can grant the missing permission. */
import { permission } from '@/api/permission'
import { useMaybeSession } from '@/session/session'
import { useT } from '@/ui/use-t'
import styles from './Grantors.module.css'
import { GrantorsDocument } from './grantors.permission.generated'

/** People in the person's units who can grant the permission, by name; nothing where unknown. */
export function Grantors() {
  const t = useT()
  const signedIn = useMaybeSession() !== null
  // Without a response the page still says whom to ask, without names.
  const { data } = permission.useQuery(GrantorsDocument, { skip: !signedIn, background: true })
  const grantors = data?.grantors ?? []
  if (grantors.length === 0) return null
  return (
    <>
      <h2 className={styles.title}>{t('可以为您开通的人')}</h2>
      <ul className={styles.list}>
        {grantors.map((grantor) => (
          <li key={`${grantor.unitName}/${grantor.id}`}>
            {grantor.userFullname}
            <span className={styles.facts}>
              {t('{unit}，单位管理员', { unit: grantor.unitName ?? '' })}
              {grantor.userTelephone && (
                <>
                  {' · '}
                  <a href={`tel:${grantor.userTelephone}`}>{grantor.userTelephone}</a>
                </>
              )}
            </span>
          </li>
        ))}
      </ul>
    </>
  )
}
