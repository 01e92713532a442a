import type { UserFormSettings } from '@shop/feature-account/user-fields/user-form-query';
import type { UserFormOptions } from '@shop/feature-account/user-fields/user-fields';
import { useTheme } from '@shop/theming/theme-provider';

/** What theme and shop have decided about the form of a member: kana are required where either says so. account §5 */
export function useUserFormOptions({ isCompanyRequired, isKanaRequired }: UserFormSettings): UserFormOptions {
  const { isNameKanaRequired, addressFormat } = useTheme().rules;
  return { isNameKanaRequired: isNameKanaRequired || isKanaRequired, addressFormat, isCompanyRequired };
}
