/** The home button of the error pages (403, 404, moved, failed). */
import { homePath } from '@/features/home/paths'
import { ButtonLink } from '@/ui/ButtonLink'
import { useT } from '@/ui/use-t'

/** The home button of every error page. */
export function BackHome() {
  const t = useT()
  return (
    <ButtonLink type="primary" to={homePath}>
      {t('返回首页')}
    </ButtonLink>
  )
}
