/**
 * The editor's toolbar: one stop for the Tab key, and arrow keys between its tools (WAI-ARIA
 * toolbar pattern).
 */
import { chakra, Flex } from '@chakra-ui/react';
import type { Editor } from '@tiptap/core';
import { type KeyboardEvent, useRef, useState } from 'react';
import { useI18n } from '../../../../i18n/i18n.tsx';
import { Button } from '../../../../ui/forms/button.tsx';
import { ToolIcon } from './tool-icons.tsx';
import {
  blockStyleOf,
  blockStyles,
  blockTools,
  historyTools,
  newTable,
  setBlockStyle,
  type Tool,
  tableTools,
  textTools,
} from './tools.ts';

interface ToolbarProps {
  readonly editor: Editor;
  /** The id of the text box. */
  readonly controls: string;
  /** Tools that open a dialog. */
  readonly dialogTools: readonly Tool[];
}

const StyleSelect = chakra('select', {
  base: {
    h: 'target',
    px: '2',
    borderWidth: '1px',
    borderRadius: 'md',
    bg: 'bg.panel',
    color: 'fg',
    flexShrink: '0',
    cursor: 'pointer',
  },
});
const ITEMS = 'button, select';

export function Toolbar({ editor, controls, dialogTools }: ToolbarProps) {
  const { t } = useI18n();
  const bar = useRef<HTMLDivElement>(null);
  /** The tool that the Tab key reaches. */
  const [current, setCurrent] = useState('style');
  const isInTable = editor.isActive('table');
  const tools = [
    ...historyTools,
    ...textTools,
    ...blockTools,
    ...dialogTools,
    newTable,
    ...(isInTable ? tableTools : []),
  ];
  const tabStop =
    current === 'style' || tools.some(({ name }) => name === current) ? current : 'style';

  const move = (event: KeyboardEvent) => {
    const items = [...(bar.current?.querySelectorAll<HTMLElement>(ITEMS) ?? [])];
    const index = items.findIndex(
      (item) => event.target instanceof Node && item.contains(event.target),
    );
    const targets: Readonly<Record<string, number>> = {
      ArrowRight: index + 1,
      ArrowLeft: index - 1,
      Home: 0,
      End: items.length - 1,
    };
    const next = targets[event.key];
    if (next === undefined || index < 0) return;
    event.preventDefault();
    items.at(next % items.length)?.focus();
  };

  const button = (tool: Tool) => {
    const label = t(`editor.${tool.name}`);
    const isPressed = tool.isPressed?.(editor);
    const isEnabled = tool.isEnabled?.(editor) ?? true;
    return (
      <Button
        key={tool.name}
        variant="ghost"
        size="icon"
        flexShrink="0"
        aria-label={label}
        title={tool.keys ? `${label} (${tool.keys.replace('Control', 'Ctrl')})` : label}
        aria-keyshortcuts={tool.keys}
        aria-pressed={isPressed}
        // Stays focusable, so that the toolbar does not lose the focus.
        aria-disabled={!isEnabled || undefined}
        bg={isPressed ? 'primary.subtle' : undefined}
        color={isPressed ? 'primary.fg' : undefined}
        tabIndex={tabStop === tool.name ? 0 : -1}
        onFocus={() => setCurrent(tool.name)}
        // Keeps the selection in the text.
        onMouseDown={(event) => event.preventDefault()}
        onClick={() => isEnabled && tool.run(editor)}
      >
        <ToolIcon name={tool.name} />
      </Button>
    );
  };

  return (
    <Flex
      ref={bar}
      role="toolbar"
      aria-label={t('editor.toolbar')}
      aria-controls={controls}
      onKeyDown={move}
      wrap={{ base: 'nowrap', sm: 'wrap' }}
      overflowX={{ base: 'auto', sm: 'visible' }}
      gap="0.5"
      p="1"
      bg="bg.panel"
      borderBottomWidth="1px"
      borderTopRadius="md"
      position="sticky"
      top="3.75rem"
      zIndex="1"
    >
      <StyleSelect
        aria-label={t('editor.style')}
        value={blockStyleOf(editor)}
        tabIndex={tabStop === 'style' ? 0 : -1}
        onFocus={() => setCurrent('style')}
        onChange={({ target }) => {
          const style = blockStyles.find((option) => option === target.value);
          if (style) setBlockStyle(editor, style);
        }}
      >
        {blockStyles.map((style) => (
          <option key={style} value={style}>
            {t(`editor.${style}`)}
          </option>
        ))}
      </StyleSelect>
      {tools.map(button)}
    </Flex>
  );
}
