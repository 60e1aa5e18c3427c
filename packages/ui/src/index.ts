export {
  area,
  color,
  font,
  fontSize,
  gutter,
  headerHeight,
  measure,
  media,
  navy,
  radius,
  shadow,
  space,
  warmWhite,
  type AreaColor,
} from './tokens';
export { uiWords } from './words';
export { accentColors } from './accent';
export { inkGround } from './ink-ground';
export { globalStyles } from './global-styles';
export { Shape } from './shapes/Shape';
export { shapePaths, type ShapeName } from './shapes/shape-paths';
export { LogoMark } from './shapes/LogoMark';
export { Logo } from './shapes/Logo';
export { Icon, type IconName } from './icons/Icon';
export { Cover } from './covers/Cover';
export { coverFile, coverThemes } from './covers/cover-theme';
export { Portrait } from './portraits/Portrait';
export { portraitFile } from './portraits/portrait-file';
export { socialFile } from './social/social-file';
export { VisuallyHidden, visuallyHidden } from './typography/VisuallyHidden';
export { Heading, type HeadingLevel } from './typography/Heading';
export { Text } from './typography/Text';
export { figure, figureInColumn } from './typography/figure';
export { Prose } from './typography/Prose';
export { TextLink } from './typography/TextLink';
export { BackLink } from './typography/BackLink';
export { Button } from './actions/Button';
export { needsCode } from './actions/needs-code';
export { Container, pageInset } from './layout/Container';
export { Section, type SectionProps } from './layout/Section';
export { SectionHeading } from './layout/SectionHeading';
export { plainList } from './layout/plain-list';
export { underLine } from './layout/under-line';
export { actionRow } from './layout/action-row';
export { Stack } from './layout/Stack';
export { Grid } from './layout/Grid';
export { sideways, SwipeRow } from './layout/SwipeRow';
export { PageHeader } from './layout/PageHeader';
export { CallToAction } from './layout/CallToAction';
export { Tiling } from './tiling/Tiling';
export type { Ornament } from './tiling/draw-tiling';
export { Card } from './content/Card';
export { Fold } from './content/Fold';
export { Badge } from './content/Badge';
export { Chip } from './content/Chip';
export { ChipList } from './content/ChipList';
export { Stats, type Stat } from './content/Stats';
export { Steps } from './content/Steps';
export { FeatureList } from './content/FeatureList';
export { Breadcrumb } from './content/Breadcrumb';
export { Field } from './forms/Field';
export { Input } from './forms/Input';
export { Textarea } from './forms/Textarea';
export { Select } from './forms/Select';
export { FormGrid } from './forms/FormGrid';
export { Notice } from './forms/Notice';
export { Dialog } from './overlay/Dialog';
export { useModal } from './overlay/useModal';
