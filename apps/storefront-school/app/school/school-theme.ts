import { simpleTheme } from '@shop/theme-simple/theme';
import { extendTheme } from '@shop/theming/extend-theme';
import { themePage, themePart, themeSlot } from '@shop/theming/theme-part';

const TELEPHONE_HINT = '半角数字11桁以内（ハイフンなし）';

/**
 * School uniforms for families: navy, white and the gold of buttons, with round corners. Address labels hold full-width
 * names and plain digits. account §5
 */
export const schoolTheme = extendTheme(simpleTheme, {
  name: 'school',
  namespaces: ['school'],
  tokens: {
    color: {
      background: '#ffffff',
      subtle: '#eaf3fc',
      border: '#d5e2ef',
      primary: '#1f3a7a',
      primaryHover: '#162b5c',
      link: '#1f4fa3',
    },
    font: {
      heading:
        '"Hiragino Maru Gothic ProN", "BIZ UDPGothic", "Hiragino Sans", "Noto Sans JP", "Noto Sans CJK JP", "Yu Gothic", Meiryo, sans-serif',
    },
    radius: { sm: '8px', md: '16px', lg: '28px' },
  },
  parts: {
    header: themePart(() => import('./layout/school-header'), { overridesVersion: 1 }),
    'product-card': themePart(() => import('./product/school-card'), { overridesVersion: 1 }),
  },
  slots: {
    'header-note': themeSlot(() => import('./layout/school-notice')),
    'cart-note': themeSlot(() => import('./pickup/cart-pickup-note')),
    'product-list-lead': themeSlot(() => import('./pickup/list-pickup-note')),
    'cart-shipping-note': themeSlot(() => import('./pickup/shipping-pickup-choice')),
  },
  pages: {
    home: themePage(() => import('./home/school-home-page'), { overridesVersion: 1 }),
    'product-list': themePage(() => import('./product-list/school-list-page'), { overridesVersion: 1 }),
    'product-detail': themePage(() => import('./product-detail/school-product-page'), {
      overridesVersion: 1,
    }),
    cart: themePage(() => import('./cart/school-cart-page'), { overridesVersion: 1 }),
  },
  words: {
    'address-fields': {
      nameHint: '全角文字で入力してください',
      kanaHint: '全角カタカナで入力してください',
      postalCodeHint: '半角数字7桁（ハイフンなし）　例：1234567　住所を自動で入力します',
      telephoneHint: TELEPHONE_HINT,
    },
    'book-address-form': { cellPhoneHint: TELEPHONE_HINT },
    'user-fields': {
      nameHint: '全角文字で入力してください',
      kanaHint: '全角カタカナで入力してください',
      telephoneHint: `電話番号と携帯電話番号のどちらかを入力してください。${TELEPHONE_HINT}`,
      cellPhoneHint: TELEPHONE_HINT,
    },
  },
  pageTitles: { 'protected-tags': '学校から探す' },
  rules: {
    addressFormat: 'full-width',
    memberRecords: ['measurements', 'nameEmbroidery'],
    hasSchoolCheck: true,
  },
});
