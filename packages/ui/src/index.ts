export {
  area,
  color,
  font,
  fontSize,
  gutter,
  headerHeight,
  measure,
  media,
  paperScheme,
  radius,
  shadow,
  space,
  type AreaColor,
} from './tokens';
export { uiWords } from './words';
export { accentColors } from './accent';
export { inkGround } from './ink-ground';
export { globalStyles } from './global-styles';
export { Shape, type ShapeProps } from './shapes/Shape';
export { shapePaths, type ShapeName } from './shapes/shape-paths';
export { LogoMark } from './shapes/LogoMark';
export { Logo } from './shapes/Logo';
export { Icon, type IconName, type IconProps } from './icons/Icon';
export { Cover, type CoverProps } from './covers/Cover';
export { coverFile, coverThemes, type CoverTheme } from './covers/cover-theme';
export { Portrait, type PortraitProps } from './portraits/Portrait';
export { portraitFile } from './portraits/portrait-file';
export { socialFile } from './social/social-file';
export { VisuallyHidden, visuallyHidden } from './typography/VisuallyHidden';
export { Heading, type HeadingLevel, type HeadingProps, type HeadingSize } from './typography/Heading';
export { Text, type TextProps } from './typography/Text';
export { Prose } from './typography/Prose';
export { TextLink, type TextLinkOwnProps } from './typography/TextLink';
export { Button, type ButtonOwnProps } from './actions/Button';
export { needsCode } from './actions/needs-code';
export { Container, pageInset } from './layout/Container';
export { Section, type SectionProps } from './layout/Section';
export { SectionHeading, type SectionHeadingProps } from './layout/SectionHeading';
export { plainList } from './layout/plain-list';
export { actionRow } from './layout/action-row';
export { Stack, type StackOwnProps } from './layout/Stack';
export { Grid, type GridOwnProps } from './layout/Grid';
export { sideways, SwipeRow, type SwipeRowProps } from './layout/SwipeRow';
export { PageHeader, type PageHeaderProps } from './layout/PageHeader';
export { CallToAction, type CallToActionProps } from './layout/CallToAction';
export { Tiling, type TilingProps } from './tiling/Tiling';
export { Card, type CardOwnProps } from './content/Card';
export { Fold, type FoldProps } from './content/Fold';
export { Badge, type BadgeProps } from './content/Badge';
export { Chip } from './content/Chip';
export { Stats, type Stat, type StatsProps } from './content/Stats';
export { Steps, type Step, type StepsProps } from './content/Steps';
export { FeatureList, type FeatureListProps } from './content/FeatureList';
export { Breadcrumb, type BreadcrumbProps } from './content/Breadcrumb';
export { Field, type FieldControlProps, type FieldProps } from './forms/Field';
export { Input } from './forms/Input';
export { Textarea } from './forms/Textarea';
export { Select } from './forms/Select';
export { FormGrid } from './forms/FormGrid';
export { Notice, type NoticeProps } from './forms/Notice';
export { Dialog, type DialogProps } from './overlay/Dialog';
