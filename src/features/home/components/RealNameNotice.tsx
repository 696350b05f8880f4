import { Alert } from 'antd'
import { useT } from '@/ui/use-t'

/** Tells those below the intermediate real-name level what they cannot do, and how to get there (specification, section 8). */
export function RealNameNotice() {
  const t = useT()
  return (
    <Alert
      type="warning"
      showIcon
      title={t('您的实名认证尚未达到中级')}
      description={t(
        '自 2021 年接入“一网通办”起，申报项目或申请成为专家前，须完成中级及以上实名认证。请登录“一网通办”完成认证，然后重新登录本平台。',
      )}
    />
  )
}
