/** Files that every game has under the same name: a reader who knows one folder knows the others. */
export const EVERY_GAME = [
  "art/Hero.tsx",
  "art/Picture.tsx",
  "art/drawings.tsx",
  "bots.ts",
  "guide/de.ts",
  "guide/en.ts",
  "guide/fr.ts",
  "guide/index.ts",
  "guide/scenes.json",
  "help/HowToPlay.tsx",
  "help/Introduction.tsx",
  "help/de.ts",
  "help/en.ts",
  "help/fr.ts",
  "help/howtoplay.css",
  "help/introduction.css",
  "i18n/de.ts",
  "i18n/en.ts",
  "i18n/fr.ts",
  "index.ts",
  "options/OptionsForm.tsx",
  "options/Summary.tsx",
  "options/fit.ts",
  "result/Result.tsx",
  "result/ScoreSheet.tsx",
  "result/Story.tsx",
  "result/story.ts",
  "rules/de.ts",
  "rules/en.ts",
  "rules/fr.ts",
  "rules/index.ts",
  "rules/pictures.css",
  "rules/pictures.tsx",
  "table/Others.tsx",
  "table/StatusLine.tsx",
  "table/Table.tsx",
  "table/announcements.ts",
  "table/moments.ts",
  "table/table.css",
  "text/moves.ts",
  "text/rule-of.ts",
  "text/status.ts",
  "text/stood-in.ts",
  "text/words.ts",
];
/** Files that both races have. */
export const RACES = [
  "model/offline.ts",
  "replay/ReplayRound.tsx",
  "replay/timeline.css",
  "replay/timeline.ts",
  "table/Actions.tsx",
  "table/Board.tsx",
  "table/keys.ts",
  "table/others.css",
  "text/records.ts",
];
/** The other files of each game, folder by folder, without their tests. */
export const OWN: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  ubongo3d: {
    art: `
      Animal.tsx Bag.tsx Die.tsx GemCounts.tsx GemPicture.tsx Mark.tsx PiecePicture.tsx
      Sandglass.tsx SmallMap.tsx animals.css animals.ts die.css gems.css pieces.css
      sandglass.css scene.ts turns.tsx
    `,
    board3d: `
      BestRun.tsx Board3d.tsx Emblem.tsx Furniture.tsx Ghost.tsx Gizmo.tsx Lights.tsx
      Outline.tsx PieceMesh.tsx animalTexture.ts camera.ts colours.ts edges.ts geometry.ts
      gestures.ts gizmo.css orbit.ts picking.ts pointing.ts press.ts settling.ts space.ts
      textures.ts whereabouts.ts
    `,
    hand: "actions.ts moving.ts store.ts taking.ts",
    model: `
      bestRun.ts building.ts calling.ts emblem.ts facing.ts ghost.ts ghostWanted.ts
      hand.ts holding.ts map.ts pieces.ts playback.ts puzzles.ts tray.ts undo.ts
      untimed.ts vectors.json
    `,
    options: "options.css",
    puzzles: `
      Booklet.tsx HandoutPuzzle.tsx Handouts.tsx List.tsx Pages.tsx PlayPuzzle.tsx Puzzle.tsx PuzzleFilters.tsx
      TaskPicker.tsx de.ts en.ts filters.ts fr.ts handouts.css puzzles.css
    `,
    result: "AloneResult.tsx AloneStory.tsx PuzzleStory.tsx Splits.tsx result.css",
    round: `
      Review.tsx ReviewPanel.tsx flight.ts review.css useBuildingPlayer.ts useReview.ts
    `,
    table: `
      Aside.tsx AutoCall.tsx AutoCallButton.tsx BestRun.tsx BoardNote.tsx Display.tsx
      LeftTask.tsx LevelGrids.tsx Panel.tsx PauseCover.tsx PieceChoice.tsx PlaceCell.tsx
      Race.tsx Shortcuts.tsx SoloBar.tsx TaskPlate.tsx TurnPad.tsx Workbench.tsx
      autoCall.ts ghostRun.ts mapSheet.ts panel.css ready.ts shortcuts.css solo.css
      status.css useBuilding.ts useHand.ts useWantedHints.ts watching.ts webgl.ts
    `,
    text: "time.ts",
  },
  ubongocards: {
    art: `
      Bulb.tsx CardArt.tsx LayoutPicture.tsx Marks.tsx Sign.tsx layout.css marks.css
      picture.css symbols.css
    `,
    help: "examples.ts",
    model: "camera.ts contacts.ts grid.ts hint.ts practice.ts steps.ts",
    result: "HandsTable.tsx",
    round: "Check.tsx CheckedRound.tsx check.css",
    table: `
      AnotherHand.tsx BoardCard.tsx Fits.tsx HandCards.tsx Hint.tsx OwnPart.tsx
      PlacesDialog.tsx ZoomButtons.tsx actions.css angle.ts board.css hand.css hint.css
      places.css useCamera.ts useEdgePan.ts useFlights.ts useHeld.ts useHint.ts
      useLayout.ts usePointers.ts useWantedMarks.ts useWheel.ts
    `,
  },
  ugo: {
    art: `
      CardFace.tsx Farmer.tsx Fields.tsx Hills.tsx Lakes.tsx LandMark.tsx LandPicture.tsx
      Meadows.tsx Mountains.tsx card.css hero.css lands.css picture.css
    `,
    model: "events.ts seating.ts totals.ts",
    options: "options.css",
    replay: "ReplayTable.tsx replay.css",
    result: "ScoresDialog.tsx scores.css",
    round: "RoundDialog.tsx RoundKingdoms.tsx RoundSummary.tsx seenRounds.ts",
    table: `
      CountedPoints.tsx Hand.tsx Hint.tsx Kingdom.tsx LayDialog.tsx LessonLegend.tsx
      LessonMarks.tsx MarksHelp.tsx OwnKingdom.tsx Papers.tsx PlayedCards.tsx Player.tsx
      PlayerChip.tsx Plot.tsx Progress.tsx Trick.tsx TrickRows.tsx TricksDialog.tsx
      autoLay.ts chip.css focus.ts hand.css hint.css holding.ts kingdom.css lay.css
      laying.ts lesson.css lifting.ts marks-help.css motion.ts played.ts player.css
      roving.ts status.css trick.css tricks.css useCardNotes.ts useHint.ts
    `,
    text: "advice.ts lessons.ts sentences.ts telling.ts",
  },
};
