/**
 * Makes the rows of the content tree draggable by a handle: with the mouse, by touch and by
 * keyboard (Space, arrow keys, Space), within their list and to another parent. One dnd-kit context
 * holds all lists of a course, as in dnd-kit's example with multiple containers.
 */
import { Box } from '@chakra-ui/react';
import {
  type Active,
  type Collision,
  type CollisionDetection,
  closestCenter,
  DndContext,
  DragOverlay,
  KeyboardCode,
  type KeyboardCoordinateGetter,
  KeyboardSensor,
  PointerSensor,
  pointerWithin,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import { type ReactNode, useRef, useState } from 'react';
import { useI18n } from '../../../../i18n/i18n.tsx';
import type { Move } from '../move/use-mover.ts';
import { type DragState, DragStateContext, type Hold, rowOf } from './drag-state.ts';
import { type DropTarget, dropOn, isParent } from './drop.ts';
import { useDragAnnouncements } from './use-drag-announcements.ts';

/** A shorter movement of the pointer is a click. In pixels. */
const MIN_DISTANCE = 5;
/** Rows move when others open. In milliseconds. */
const MEASURE_EVERY_MS = 200;
/**
 * The page scrolls while the pointer is this near to its upper or lower edge, as a part of its
 * height. By default it is a fifth, where rows to hold over would scroll away.
 */
const SCROLL_EDGE = 0.08;

interface DragEvent {
  readonly active: Active;
  readonly collisions?: readonly Collision[] | null;
}

const hasSameDrop = (left: Hold, right: Hold) =>
  JSON.stringify(left.over?.drop) === JSON.stringify(right.over?.drop);

interface TreeDragProps {
  /** Whether the server can move content to another parent. */
  readonly canMove: boolean;
  /** Resolves when the move is done or rejected. */
  readonly onMove: (move: Move) => Promise<unknown>;
  readonly children: ReactNode;
}

export function TreeDrag({ canMove, onMove, children }: TreeDragProps) {
  const { t } = useI18n();
  const [hold, setHold] = useState<Hold | null>(null);
  const [isBusy, setBusy] = useState(false);
  /** As `hold`, which is a render late. */
  const latest = useRef<Hold | null>(null);
  /** The row that the keyboard has reached. */
  const reached = useRef<string | null>(null);

  const dropAt = (active: Active, target: DropTarget, isBelow = false) =>
    dropOn(rowOf(active), target, { isBelow, canMove });

  const collisionDetection: CollisionDetection = (args) => {
    const { active, droppableContainers, pointerCoordinates, droppableRects } = args;
    const targets = new Map(droppableContainers.map((container) => [container.id, container]));
    if (!pointerCoordinates) {
      const droppableContainer = targets.get(reached.current ?? active.id);
      return droppableContainer
        ? [{ id: droppableContainer.id, data: { droppableContainer } }]
        : [];
    }
    // Rows contain the rows below them, so the innermost drop target is used.
    const heightOf = ({ id }: Collision) => droppableRects.get(id)?.height ?? 0;
    const hits = pointerWithin(args)
      .filter((hit) => heightOf(hit) > 0)
      .sort((left, right) => heightOf(left) - heightOf(right))
      .flatMap((hit) => {
        const rect = droppableRects.get(hit.id);
        const isBelow = rect ? pointerCoordinates.y > rect.top + rect.height / 2 : false;
        const target = targets.get(hit.id)?.data.current?.target as DropTarget | undefined;
        const collision = { ...hit, data: { ...hit.data, isBelow } };
        return target ? [{ collision, drop: dropAt(active, target, isBelow) }] : [];
      });
    const hit = hits.find(({ drop }) => drop.type !== 'refused') ?? hits[0];
    if (hit && hit.drop.type !== 'stay') return [hit.collision];
    const own = droppableContainers.filter(
      ({ data }) => dropAt(active, data.current?.target).type === 'sort',
    );
    return closestCenter({ ...args, droppableContainers: own });
  };

  const coordinateGetter: KeyboardCoordinateGetter = (event, { context }) => {
    const { active, droppableContainers, droppableRects } = context;
    const step = { [KeyboardCode.Down]: 1, [KeyboardCode.Up]: -1 }[event.code];
    if (step === undefined || !active) return undefined;
    event.preventDefault();
    const isStop = (target: DropTarget) => {
      const { type } = dropAt(active, target);
      if (type !== 'refused') return type !== 'stay';
      // Focusable, so that screen readers announce the reason for the rejection.
      return canMove && rowOf(active).place !== undefined && isParent(target);
    };
    const stops = droppableContainers
      .getEnabled()
      .flatMap(({ id, data }) => {
        const rect = droppableRects.get(id);
        const isShown = rect !== undefined && rect.height > 0;
        return isShown && (id === active.id || isStop(data.current?.target)) ? [{ id, rect }] : [];
      })
      .sort(
        (left, right) => left.rect.top - right.rect.top || right.rect.height - left.rect.height,
      );
    const at = stops.findIndex(({ id }) => id === (reached.current ?? active.id));
    const stop = stops[at + step];
    if (!stop) return undefined;
    reached.current = String(stop.id);
    return { x: stop.rect.left, y: stop.rect.top };
  };

  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: MIN_DISTANCE } }),
    useSensor(KeyboardSensor, { coordinateGetter }),
  );

  const holdOf = ({ active, collisions }: DragEvent): Hold => {
    const data = collisions?.[0]?.data;
    const target = data?.droppableContainer.data.current?.target as DropTarget | undefined;
    const over = target && {
      id: String(collisions?.[0]?.id),
      target,
      drop: dropAt(active, target, data?.isBelow),
    };
    return { row: rowOf(active), over: over ?? null };
  };
  const start = (event: DragEvent) => {
    latest.current = holdOf(event);
    setHold(latest.current);
  };
  const update = (event: DragEvent) => {
    const { current } = latest;
    // The last movement can be reported after the drop.
    if (!current) return;
    const next = holdOf(event);
    latest.current = next;
    if (current.over?.id !== next.over?.id || !hasSameDrop(current, next)) setHold(next);
  };
  const release = () => {
    setHold(null);
    latest.current = null;
    reached.current = null;
  };
  const end = (event: DragEvent) => {
    const { row, over } = holdOf(event);
    release();
    if (over?.drop.type === 'sort') {
      const { index } = over.drop;
      if (row.ids[index] !== row.id) row.sort?.(row.id, index);
    }
    if (over?.drop.type === 'move' && row.place) {
      const { place, position } = over.drop;
      const from = { parentId: row.place.parentId, title: row.place.title, position: null };
      const to = { parentId: place.parentId, title: place.title, position };
      setBusy(true);
      void onMove({ item: row, from, to }).finally(() => setBusy(false));
    }
  };

  const announcements = useDragAnnouncements(latest, canMove);
  const isNowhere = hold?.over?.drop.type === 'refused';
  const state: DragState = {
    canMove,
    isBusy,
    row: hold?.row ?? null,
    over: hold?.over ?? null,
  };
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={collisionDetection}
      measuring={{ droppable: { frequency: MEASURE_EVERY_MS } }}
      autoScroll={{ threshold: { x: 0, y: SCROLL_EDGE } }}
      onDragStart={start}
      onDragMove={update}
      onDragOver={update}
      onDragEnd={end}
      onDragCancel={release}
      accessibility={{
        announcements,
        screenReaderInstructions: { draggable: t('contenttree.dragHelp') },
      }}
    >
      <DragStateContext.Provider value={state}>{children}</DragStateContext.Provider>
      <DragOverlay dropAnimation={null}>
        {hold && (
          <Box
            aria-hidden="true"
            w="fit-content"
            maxW="18rem"
            p="3"
            overflowWrap="anywhere"
            bg="bg.panel"
            borderWidth="1px"
            borderRadius="md"
            shadow="raised"
            opacity={isNowhere ? '0.6' : '1'}
            cursor={isNowhere ? 'not-allowed' : 'grabbing'}
          >
            {hold.row.title}
          </Box>
        )}
      </DragOverlay>
    </DndContext>
  );
}
